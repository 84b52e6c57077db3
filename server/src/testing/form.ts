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
