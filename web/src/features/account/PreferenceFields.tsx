import { listDensities, type Preferences, startPages } from '@tzemed/contract/account/settings';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { petOptions } from '../../shared/pets/pet-options.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import { ChoiceBox } from '../../ui/field/ChoiceBox.tsx';
import { SelectBox } from '../../ui/field/SelectBox.tsx';
import { settingsTabTexts } from './settings-tab-texts.ts';

type Props = { preferences: Preferences; onChange: (change: Partial<Preferences>) => void };

/** Fewest pets for which a default is offered: an owner of one has no choice to make. */
const minPets = 2;

export function PreferenceFields({ preferences: { startPage, defaultPetId, listDensity }, onChange }: Props) {
  const t = useTexts(settingsTabTexts);
  const { lang } = useLanguage();
  const { activePets } = usePets();
  const known = activePets.some(({ id }) => id === defaultPetId) ? defaultPetId! : '';
  return (
    <section className="card account-settings" aria-label={t.preferences}>
      <div className="account-choice">
        <SelectBox
          label={t.startPage}
          options={startPages.map((id) => ({ id, label: screens[id].word[lang] }))}
          value={startPage}
          onChange={(id) => onChange({ startPage: id as Preferences['startPage'] })}
        />
        <p className="hint">{t.startPageText}</p>
      </div>
      {activePets.length >= minPets && (
        <div className="account-choice">
          <SelectBox
            label={t.defaultPet}
            options={[{ id: '', label: t.lastUsedPet }, ...petOptions(activePets)]}
            value={known}
            onChange={(id) => onChange({ defaultPetId: id || null })}
          />
          <p className="hint">{t.defaultPetText}</p>
        </div>
      )}
      <ChoiceBox
        label={t.listDensity}
        choices={listDensities.map((value) => ({ value, label: t[value] }))}
        value={listDensity}
        onChange={(next) => onChange({ listDensity: next })}
      />
    </section>
  );
}
