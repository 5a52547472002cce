/** A directory that can't be reached, is too slow, or fails. Extends TypeError so that openid-client passes it on. */
export class DirectoryUnreachableError extends TypeError {
  override readonly name = 'DirectoryUnreachableError';
}
