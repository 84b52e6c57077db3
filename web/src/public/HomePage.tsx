export const handle = { static: true };

export default function HomePage() {
  return <h1>Home</h1>;
}
