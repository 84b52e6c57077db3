import { scopeOf } from '../../../access.ts';
import type { EditCtx } from '../../../context.ts';
import { adopt } from '../store-sources.ts';
import { type TemplateKey, templateTexts } from './template-texts.ts';

type Adoption = { readonly petId: string; readonly templates: readonly string[]; readonly sourceId: string };

const isTemplate = (key: string): key is TemplateKey => key in templateTexts;

/** Gives open reminders that built-in templates made to a rule of the care plan; titles of all languages are theirs. */
export const adoptTemplates = (ctx: EditCtx<'reminders'>, { petId, templates, sourceId }: Adoption) =>
  adopt(ctx.db, scopeOf(ctx), {
    petId,
    sourceId,
    titles: templates.filter(isTemplate).flatMap((key) => Object.values(templateTexts[key]).map(({ title }) => title)),
    now: ctx.now,
  });
