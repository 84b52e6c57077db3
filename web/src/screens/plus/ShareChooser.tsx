import './plus.css';
import './share.css';
import { Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import FileText from 'lucide-react/icons/file-text';
import Image from 'lucide-react/icons/image';
import { maxAttachmentBytes } from '@tzemed/contract/items/attachments';
import { useTexts } from '../../i18n/use-texts.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { linkTo, screens } from '../../screens.ts';
import { FileName } from '../../shared/attachments/FileName.tsx';
import { formatBytes } from '../../shared/attachments/file-size.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import { canShrink } from '../../shared/uploads/shrink-picture.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { useSearchParams } from '../../ui/use-search-params.ts';
import { itemKinds, type KindName } from './item-kinds.tsx';
import { KindButton } from './KindButton.tsx';
import { PrefillGuard } from './PrefillGuard.tsx';
import { shareTexts } from './share-texts.ts';
import { useSharedFiles } from './use-shared-files.ts';

/** Kinds of item that take files. */
const kinds = ['invoices', 'medicalRecords'] as const;
type ShareKind = (typeof kinds)[number];

/** Screen that lists the items of a kind. */
const screenOf = { invoices: screens.expenses, medicalRecords: screens.medicalRecords };
const noPrefill = {};

/** Asks what shared files are; the form of it begins with them. */
export function ShareChooser() {
  const t = useTexts(shareTexts);
  const { lang } = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { petsFor, activePets, data } = usePets();
  const { files, forget } = useSharedFiles();
  const [chosen, choose] = useState<KindName>();
  // The form closes in the same moment.
  const isSaved = useRef(false);
  if (files === undefined || (data === undefined && activePets.length > 0)) return <Loading />;
  /** `full`: the device had no room. `early`: no worker was there, so the server got the files, and dropped them. */
  const failure = query.get('failed');
  const good = files.filter((file) => refusalOf(file) === undefined);
  const offered = kinds.filter((kind) => activePets.length === 0 || petsFor(itemKinds[kind].area).length > 0);
  const { title, Form } = chosen ? itemKinds[chosen] : { title: undefined, Form: undefined };

  const sizeOrRefusal = (file: File) => {
    const refusal = refusalOf(file);
    return refusal ? t[refusal] : formatBytes(file.size);
  };

  function close() {
    if (!isSaved.current) return choose(undefined);
    return navigate(linkTo(screenOf[chosen as ShareKind] ?? screens.dashboard), { replace: true });
  }
  const leave = () => void forget().then(() => navigate(linkTo(screens.dashboard), { replace: true }));

  return (
    <div className="share-page">
      <PageHead title={t.title} lead={good.length > 0 ? t.lead({ count: good.length }) : ''} />
      {files.length === 0 &&
        (failure ? <Banner tone="warn">{failure === 'full' ? t.full : t.early}</Banner> : <p>{t.none}</p>)}
      {files.length > 0 && (
        <ul className="card share-files" aria-label={t.files}>
          {files.map((file, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two files may have one name, and none moves
            <li key={place} data-refused={refusalOf(file) && ''}>
              <span className="tile">
                {isPicture(file) ? <Image size={20} aria-hidden="true" /> : <FileText size={20} aria-hidden="true" />}
              </span>
              <span>
                <FileName name={file.name} />
                <small>{sizeOrRefusal(file)}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {good.length > 0 && offered.length === 0 && <Banner tone="warn">{t.notAllowed}</Banner>}
      {good.length > 0 && (
        <ul className="plus-kinds card">
          {offered.map((kind) => (
            <KindButton key={kind} kind={kind} title={t[kind]} text={t[`${kind}Text`]} onChoose={() => choose(kind)} />
          ))}
        </ul>
      )}
      <div className="row">
        <button type="button" className="btn line" onClick={leave}>
          {good.length > 0 ? t.discard : t.toDashboard}
        </button>
      </div>
      <Modal title={title?.[lang] ?? t.title} isOpen={Form !== undefined} onClose={close}>
        {Form && (
          <PrefillGuard isBegun>
            <Suspense fallback={<Loading />}>
              <Form
                likely=""
                begun={noPrefill}
                shared={{
                  files: good,
                  onSaved: () => {
                    isSaved.current = true;
                    void forget();
                  },
                }}
                onNoPets={() => choose('pets')}
                onDone={close}
              />
            </Suspense>
          </PrefillGuard>
        )}
      </Modal>
    </div>
  );
}

/** Some devices know a HEIC by its name alone. */
const isPicture = (file: File) => file.type.startsWith('image/') || canShrink(file);
const isReadable = (file: File) => isPicture(file) || file.type === 'application/pdf';

/** Reason why a file can't be stored, as far as it is known here; the server looks into it. */
function refusalOf(file: File): 'wrongType' | 'tooLarge' | undefined {
  if (!isReadable(file)) return 'wrongType';
  return file.size > maxAttachmentBytes && !canShrink(file) ? 'tooLarge' : undefined;
}
