/**
 * The directory can't be reached, is too slow, or fails. A TypeError, because openid-client passes those on unchanged.
 */
export class DirectoryUnreachableError extends TypeError {
  override readonly name = 'DirectoryUnreachableError';
}
