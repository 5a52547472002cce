/**
 * With this header of a response, the main thread allows the HTTP thread to copy a page. Clients never see the header: the
 * HTTP thread removes it.
 */
export const copyHeader = 'x-forecourt-copy';

/** The request header in which the HTTP thread passes on the address of the client that connected to it. */
export const peerHeader = 'x-forecourt-peer';
