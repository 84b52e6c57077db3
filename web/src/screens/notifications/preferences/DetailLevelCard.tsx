import { type DetailLevel, detailLevels } from '@tzemed/contract/notifications/detail-levels';
import { useTexts } from '../../../i18n/use-texts.ts';
import { detailLevelTexts } from '../../../shared/notifications/detail-level-texts.ts';
import { ChoiceBox } from '../../../ui/field/ChoiceBox.tsx';

/** The choice of detail on lock screens, in mail subjects and in calendar feeds. */
export function DetailLevelCard({
  detail,
  onChange,
}: {
  detail: DetailLevel;
  onChange: (detail: DetailLevel) => void;
}) {
  const t = useTexts(detailLevelTexts);
  const like = { everything: t.likeEverything, pet: t.likePet, due: t.likeDue }[detail];
  return (
    <section className="card detail-card" aria-label={t.label}>
      <ChoiceBox
        label={t.label}
        hint={`${t.text} ${like}`}
        choices={detailLevels.map((value) => ({ value, label: t[value] }))}
        value={detail}
        onChange={onChange}
      />
    </section>
  );
}
