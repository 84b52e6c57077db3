const host = /(?=@)/;

/** An address of mail, in its own direction; where it is too long it is broken before the host first. */
export function EmailAddress({ children }: { children: string }) {
  const [name, ...at] = children.split(host);
  return (
    <bdi>
      {name}
      <wbr />
      {at}
    </bdi>
  );
}
