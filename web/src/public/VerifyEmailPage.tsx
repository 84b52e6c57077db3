export const handle = { static: true };

export default function VerifyEmailPage() {
  return <h1>VerifyEmail</h1>;
}
