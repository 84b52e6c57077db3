/** A form with one file, as a browser would send it. */
export async function formWith(
  content: Uint8Array<ArrayBuffer> | string,
  { name = 'photo.jpg', type = 'image/jpeg', field = 'file' } = {},
) {
  const form = new FormData();
  form.append(field, new File([content], name, { type }));
  const request = new Response(form);
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

type TextForm = { readonly options?: string; readonly file: { readonly name: string; readonly text: string } };

/** A form with what is said beside a file of text. */
export function textForm({ options, file }: TextForm) {
  const boundary = 'a-boundary-of-ours';
  const part = (about: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${about}\r\n\r\n${content}\r\n`;
  const said = options === undefined ? '' : part('name="options"', options);
  return {
    body: Buffer.from(`${said}${part(`name="file"; filename="${file.name}"`, file.text)}--${boundary}--\r\n`),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
