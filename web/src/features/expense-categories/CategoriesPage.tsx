import { builtInCategories } from '@tzemed/contract/money/expenses';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { categoriesPage, linkTo, screens } from '../../screens.ts';
import { categoriesApi, useCategories } from '../../shared/categories/use-categories.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { HouseholdItemList } from '../../shared/households/HouseholdItemList.tsx';
import { RowIcon } from '../../ui/list/RowIcon.tsx';
import { Link } from '../../ui/Link.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { categoriesTexts } from './texts.ts';

const Form = lazyForm(() => import('./CategoryForm.tsx').then(({ CategoryForm }) => CategoryForm));

/** Expense categories: the household's own, and the built-in ones. */
export default function CategoriesPage() {
  const t = useTexts(categoriesTexts);
  const { own, categoryOf, ...load } = useCategories();
  const artOf = (id: string) => {
    const { Icon } = categoryOf(id);
    return <Icon size={18} aria-hidden="true" />;
  };
  return (
    <HouseholdItemList
      title={useWord(categoriesPage.word)}
      back={{ to: linkTo(screens.expenses), word: useWord(screens.expenses.word) }}
      words={t}
      art="categories"
      load={load}
      things={own}
      api={categoriesApi}
      merging={{
        words: t,
        targetOf: ({ id, name }) => ({ id, name, art: artOf(id) }),
        moreTargets: builtInCategories.map((id) => ({ id, name: categoryOf(id).word, art: artOf(id) })),
        merge: (id, categoryId) => categoriesApi.calls.merge({ params: { id }, body: { categoryId } }),
      }}
      Form={Form}
      row={(category, actions) => <CategoryRow key={category.id} category={category} {...actions} />}
    >
      <section className="named-others" aria-labelledby="built-in">
        <h2 id="built-in">{t.builtIn}</h2>
        <ul className="named-rows built-in">
          {builtInCategories.map((id) => {
            const { word, Icon } = categoryOf(id);
            return (
              <li key={id} className="card named-row">
                <h3>
                  <RowIcon icon={Icon} />
                  {word}
                </h3>
                <Link
                  className="link"
                  to={linkTo(screens.expenses, { category: id })}
                  aria-label={t.expensesOf({ name: word })}
                >
                  {t.expenses}
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
    </HouseholdItemList>
  );
}
