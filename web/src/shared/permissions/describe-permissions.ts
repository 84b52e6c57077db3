import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Permissions } from '@tzemed/contract/sharing/permissions';
import { presetOf } from '@tzemed/contract/sharing/permission-presets';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { Lang } from '../../i18n/language.ts';
import { formatsIn } from '../../lib/format.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { permissionTexts } from './permission-texts.ts';

export const areas = ['profile', 'medicalRecords', 'reminders', 'expenses'] as const satisfies readonly Area[];

const large = <A extends Area>(area: A) => `${area[0]!.toUpperCase()}${area.slice(1)}` as Capitalize<A>;

/** Said of a list: medical information is one thing and masculine, reminders and expenses are many and feminine. */
const agreeing = (hidden: readonly Area[]) => {
  if (!hidden.includes('medicalRecords') && !hidden.includes('profile')) return '';
  return hidden.length === 1 ? 'One' : 'Mixed';
};

/** Hidden areas of a pet. */
export const hiddenAreas = (permissions: Readonly<Record<Area, string>>) =>
  areas.filter((area) => permissions[area] === 'none');

/** Rights as sentences of one language. Never said as icons alone. */
export function describePermissions(lang: Lang) {
  const t = wordsIn(permissionTexts, lang);
  const { list } = formatsIn(lang);
  const names = (all: readonly string[]) => list(all.map((name) => isolateDirection(name, lang)));
  const by = (permissions: Permissions, level: string) => areas.filter((area) => permissions[area] === level);
  const seen = (some: readonly Area[]) => list(some.map((area) => t[`seen${large(area)}`]));
  const inLine = (some: readonly Area[]) => {
    const text = list(some.map((area) => t[area]));
    // Text in the middle of a sentence starts with a small letter, in a language that has one.
    return lang === 'en' ? text[0]! + text.slice(1).toLowerCase() : text;
  };
  const starting = (text: string) => text[0]!.toUpperCase() + text.slice(1);

  const stays = (hidden: readonly Area[], owners: readonly string[], pet?: string) => {
    const things = list(hidden.map((area) => t[`the${large(area)}`]));
    const what = pet === undefined ? things : t.ofPet({ things, pet: isolateDirection(pet, lang) });
    return starting(t[`stays${agreeing(hidden)}`]({ things: what, owners: names(owners) }));
  };

  return {
    /** «תזכורות: עריכה. פרופיל ומידע רפואי: צפייה. הוצאות: לא מוצגות» */
    line(permissions: Permissions) {
      const preset = presetOf(permissions);
      if (preset === 'family') return t.lineAllEdit;
      if (preset === 'view') return t.lineAllView;
      const [edit, view, hidden] = ['edit', 'view', 'none'].map((level) => by(permissions, level)) as [
        Area[],
        Area[],
        Area[],
      ];
      return [
        edit.length > 0 && t.lineEdit({ areas: inLine(edit) }),
        view.length > 0 && t.lineView({ areas: inLine(view) }),
        hidden.length > 0 && t[`lineHidden${agreeing(hidden)}`]({ areas: inLine(hidden) }),
      ]
        .filter(Boolean)
        .join('. ');
    },

    /** «אצל בלה ומיצי יראו את הפרופיל, יעדכנו את המידע הרפואי ואת התזכורות ולא יראו את ההוצאות.» */
    they(permissions: Permissions, pets: readonly string[]) {
      const preset = presetOf(permissions);
      const clause = (level: string, word: (values: { things: string }) => string) => {
        const some = by(permissions, level);
        return some.length > 0 ? [word({ things: seen(some) })] : [];
      };
      const clauses =
        preset === 'family'
          ? [t.theyAllEdit]
          : preset === 'view'
            ? [t.theyAllView]
            : [...clause('view', t.theyView), ...clause('edit', t.theyEdit), ...clause('none', t.theyHidden)];
      return t.they({ pets: names(pets), clauses: list(clauses) });
    },

    /** «אתם מוסיפים תזכורות ומסמנים מה בוצע ורואים את הפרופיל ואת המידע הרפואי.» */
    you(permissions: Permissions) {
      const preset = presetOf(permissions);
      const view = by(permissions, 'view');
      const clauses =
        preset === 'family'
          ? [t.youAllEdit]
          : preset === 'view'
            ? [t.youAllView]
            : [
                ...by(permissions, 'edit').map((area) => t[`youEdit${large(area)}`]),
                ...(view.length > 0 ? [t.youView({ things: seen(view) })] : []),
              ];
      return t.you({ clauses: list(clauses) });
    },

    /** «להוסיף תזכורות ולסמן מה בוצע», «לראות את הפרופיל ואת המידע הרפואי»: each with what it is of. */
    to(permissions: Permissions): { of: Area | 'all'; text: string }[] {
      const preset = presetOf(permissions);
      if (preset === 'family') return [{ of: 'all', text: t.toAllEdit }];
      if (preset === 'view') return [{ of: 'all', text: t.toAllView }];
      const view = by(permissions, 'view');
      return [
        ...by(permissions, 'edit').map((area) => ({ of: area, text: t[`toEdit${large(area)}`] })),
        ...(view.length > 0 ? [{ of: view.at(-1)!, text: t.toView({ things: seen(view) }) }] : []),
      ];
    },

    /** «ההוצאות של בלה נשארות אצל דנה ואורי» */
    stays,

    /** «ההוצאות של בלה נשארות אצל דנה ואורי, ולכן לא מופיעות כאן.» */
    notHere: (hidden: readonly Area[], owners: readonly string[], pet: string) =>
      t[`thereforeNotHere${agreeing(hidden)}`]({ stays: stays(hidden, owners, pet) }),
  };
}
