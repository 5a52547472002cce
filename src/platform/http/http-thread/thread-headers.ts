/**
 * With this response header, the main thread allows the HTTP thread to copy a page. The HTTP thread removes the header.
 */
export const copyHeader = 'x-forecourt-copy';

/**
 * Replaces `connection: close` in the main thread's responses. If the main thread closed the connection while the HTTP
 * thread was still sending a body on it, the response could get lost. The HTTP thread closes the client's connection
 * instead.
 */
export const closeHeader = 'x-forecourt-close';

/** The request header in which the HTTP thread passes on the address of the client that connected to it. */
export const peerHeader = 'x-forecourt-peer';
