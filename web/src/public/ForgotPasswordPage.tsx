export const handle = { static: true };

export default function ForgotPasswordPage() {
  return <h1>ForgotPassword</h1>;
}
