/**
 * The directory can't be reached or used, for example because it's too slow or its client secret isn't set. A
 * TypeError, because openid-client passes TypeErrors on unchanged.
 */
export class DirectoryUnreachableError extends TypeError {
  override readonly name = 'DirectoryUnreachableError';
}
