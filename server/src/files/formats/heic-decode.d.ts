/** The package comes without types; this is what we use of it. */
declare module 'heic-decode' {
  type Image = {
    readonly width: number;
    readonly height: number;
    decode(): Promise<{
      readonly width: number;
      readonly height: number;
      readonly data: Uint8ClampedArray<ArrayBuffer>;
    }>;
  };
  const heic: { all(what: { readonly buffer: Uint8Array }): Promise<readonly Image[] & { dispose(): void }> };
  export default heic;
}
