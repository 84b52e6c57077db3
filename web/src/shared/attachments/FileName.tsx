import { ltrTailOf } from './ltr-tail.ts';

/** A file's name in any writing, with its ending at the end. */
export function FileName({ name }: { name: string }) {
  const at = ltrTailOf(name);
  return (
    <bdi className="file-name" title={name}>
      {name.slice(0, at)}
      <bdi dir="ltr">{name.slice(at)}</bdi>
    </bdi>
  );
}
