export interface PictureView {
  readonly url: string;
  readonly alt: string;
}
