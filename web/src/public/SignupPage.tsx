export const handle = { static: true };

export default function SignupPage() {
  return <h1>Signup</h1>;
}
