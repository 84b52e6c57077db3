export const handle = { static: true };

export default function ResetPasswordPage() {
  return <h1>ResetPassword</h1>;
}
