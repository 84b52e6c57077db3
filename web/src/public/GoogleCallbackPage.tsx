export const handle = { static: true };

export default function GoogleCallbackPage() {
  return <h1>GoogleCallback</h1>;
}
