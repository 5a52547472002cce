/** The directory can't be reached, is too slow, or fails. openid-client rethrows a TypeError as it is. */
export class DirectoryUnreachableError extends TypeError {
  override readonly name = 'DirectoryUnreachableError';
}
