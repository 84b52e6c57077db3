import '../../features/households/home.css';
import { useWord } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { HelpLink } from '../../shared/HelpLink.tsx';
import { Bones } from '../../ui/Bones.tsx';

/** The page before anything of it is known. */
export function HomePicture() {
  const title = useWord(screens.home.word);
  return (
    <>
      <section className="home-head">
        <div>
          <div className="with-help">
            <h1>{title}</h1>
            <HelpLink />
          </div>
          <p>&nbsp;</p>
        </div>
      </section>
      <Bones className="home" count={2} />
    </>
  );
}
