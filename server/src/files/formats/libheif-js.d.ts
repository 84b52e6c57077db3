/** The package comes without types for this file; this is what we use of it. */
declare module 'libheif-js/wasm-bundle.js' {
  type Image = { readonly handle: object; get_width(): number; get_height(): number; free(): void };
  /** Pixels in the memory of the decoder; `stride`: bytes from one line to the next. */
  type Channel = {
    readonly width: number;
    readonly height: number;
    readonly stride: number;
    readonly data: Uint8Array<ArrayBuffer>;
  };
  const libheif: {
    readonly HeifDecoder: new () => {
      decode(file: Uint8Array): readonly Image[];
      readonly decoder: { delete(): void };
    };
    readonly heif_colorspace: { readonly heif_colorspace_RGB: object };
    readonly heif_chroma: { readonly heif_chroma_interleaved_RGB: object };
    heif_js_decode_image2(
      handle: object,
      colours: object,
      chroma: object,
    ): Promise<{ image?: object; channels?: readonly Channel[] }>;
    heif_image_release(image: object): void;
  };
  export default libheif;
}
