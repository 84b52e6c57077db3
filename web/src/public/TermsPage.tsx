export const handle = { static: true };

export default function TermsPage() {
  return <h1>Terms</h1>;
}
