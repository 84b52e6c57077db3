export const handle = { static: true };

export default function LoginPage() {
  return <h1>Login</h1>;
}
