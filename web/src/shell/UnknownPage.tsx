import { Crashed } from './Crashed.tsx';

/** No such path inside the running app; the server answers a fresh visit with the public 404 page. */
export function clientLoader() {
  throw new Response(null, { status: 404 });
}

export default function UnknownPage() {
  return <Crashed />;
}
