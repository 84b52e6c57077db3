export const handle = { static: true };

export default function PrivacyPage() {
  return <h1>Privacy</h1>;
}
