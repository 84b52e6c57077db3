import './face-editor.css';
import { use, useEffect, useState } from 'react';
import Dices from 'lucide-react/icons/dices';
import { faceKey, faceOptionsOf } from '@tzemed/contract/pets/face-options';
import { collarColours } from '@tzemed/contract/pets/head-drawings';
import { hues } from '@tzemed/contract/pets/hues';
import { collarTags, type Look, type Pet, type Species } from '@tzemed/contract/pets/pets';
import { PetFace } from '../../../art/PetFace.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { actionTexts } from '../../../shared/page/action-texts.ts';
import { ChoiceBox } from '../../../ui/field/ChoiceBox.tsx';
import { UnsavedContext } from '../../../ui/form/unsaved-changes.ts';
import { faceTexts } from './face-texts.ts';
import { hueTexts } from '../../../shared/pets/hue-texts.ts';
import { collarTexts, earsTexts, patchTexts, tagTexts } from './look-texts.ts';
import { FaceTiles } from './FaceTiles.tsx';
import { ColorSwatches } from './ColorSwatches.tsx';
import { useShuffleLook } from './use-shuffle-look.ts';
import { useBlink } from '../../../ui/use-face-wink.ts';

type Props = {
  species: Species;
  look: Look;
  others: readonly Pet[];
  onSave: (look: Look) => Promise<unknown> | void;
  onDone: () => void;
  onPhoto?: (() => void) | undefined;
  hint?: string | undefined;
};

const isSame = (species: Species, a: Look, b: Look) =>
  a.hue === b.hue && faceKey({ species, ...a }) === faceKey({ species, ...b });

/** Colour, ears, patches and collar of a pet's drawn face. Nothing is kept before 'save'. */
export function FaceEditor({ species, look: before, others, onSave, onDone, onPhoto, hint }: Props) {
  const t = useTexts(faceTexts);
  const actions = useTexts(actionTexts);
  const ears = useTexts(earsTexts);
  const patches = useTexts(patchTexts);
  const collars = useTexts(collarTexts);
  const tagWords = useTexts(tagTexts);
  const hueWords = useTexts(hueTexts);
  const [look, setLook] = useState(before);
  const [isSaving, setSaving] = useState(false);
  const eyes = useBlink(look);
  const surprise = useShuffleLook(species, others, setLook);
  const of = faceOptionsOf[species];
  const unsaved = use(UnsavedContext);
  const isChanged = !isSame(species, look, before);
  useEffect(() => {
    unsaved?.(isChanged);
    return () => unsaved?.(false);
  }, [unsaved, isChanged]);
  const twin = others.find((pet) => pet.species === species && isSame(species, pet, look));
  const put = (part: Partial<Look>) => setLook((now) => ({ ...now, ...part }));

  async function save() {
    setSaving(true);
    try {
      await onSave(look);
      onDone();
    } catch {
      // `onSave` has reported the reason; the design stays here.
      setSaving(false);
    }
  }

  return (
    <div className="maker">
      <div className="face-stage" data-hue={look.hue}>
        <span className="face-arch">
          <PetFace species={species} {...look} size={156} eyes={eyes} />
        </span>
        <button type="button" className="face-dice" onClick={() => surprise(look)}>
          <span>
            <Dices size={26} aria-hidden="true" />
          </span>
          {t.surprise}
        </button>
      </div>
      <p className="hint face-twin" role="status">
        {twin ? t.twin({ name: twin.name }) : hint}
      </p>
      <ColorSwatches
        label={t.hue}
        choices={hues.map((hue) => ({ value: hue, label: hueWords[hue], colour: `var(--${hue}-mid)` }))}
        value={look.hue}
        onChange={(hue) => put({ hue })}
      />
      <FaceTiles
        label={t.ears}
        species={species}
        look={look}
        part="ears"
        choices={of.ears}
        words={ears}
        onChange={put}
      />
      <FaceTiles
        label={t.patch}
        species={species}
        look={look}
        part="patch"
        choices={of.patch}
        words={patches}
        onChange={put}
      />
      {of.collar.length > 1 && (
        <ColorSwatches
          label={t.collar}
          choices={of.collar.map((collar) => ({
            value: collar,
            label: collars[collar],
            colour: collar === 'none' ? undefined : collarColours[collar],
          }))}
          value={look.collar}
          onChange={(collar) => put({ collar })}
        />
      )}
      {of.collar.length > 1 && look.collar !== 'none' && (
        <ChoiceBox
          label={t.tag}
          choices={collarTags.map((tag) => ({ value: tag, label: tagWords[tag] }))}
          value={look.tag}
          onChange={(tag) => put({ tag })}
        />
      )}
      <div className="actions">
        {onPhoto && (
          <button type="button" className="btn line" onClick={onPhoto}>
            {t.photoInstead}
          </button>
        )}
        <button type="button" className="btn" aria-disabled={isSaving} onClick={() => !isSaving && void save()}>
          {isSaving ? actions.saving : actions.save}
        </button>
      </div>
    </div>
  );
}
