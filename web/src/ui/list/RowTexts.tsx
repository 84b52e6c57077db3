/** Texts below the title of a row, on one line; renders nothing without a text. */
export function RowTexts({ texts }: { texts: readonly (string | null)[] }) {
  const said = texts.filter(Boolean).join(' · ');
  return (
    said && (
      <p className="row-notes" dir="auto">
        {said}
      </p>
    )
  );
}
