/**
 * With this header of a response, the main thread allows the HTTP thread to copy a page. Clients never see the header: the
 * HTTP thread removes it.
 */
export const copyHeader = 'x-forecourt-copy';

/**
 * The main thread's response has this header instead of `connection: close`, because the main thread must not close the
 * connection while the HTTP thread still sends a body on it: the response could get lost. The HTTP thread closes the
 * client's connection.
 */
export const closeHeader = 'x-forecourt-close';

/** The request header in which the HTTP thread passes on the address of the client that connected to it. */
export const peerHeader = 'x-forecourt-peer';
