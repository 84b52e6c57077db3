import './medicines.css';
import Pill from 'lucide-react/icons/pill';
import { stepOn } from '@tzemed/contract/medical/medicine-course';
import type { Medicine } from '@tzemed/contract/medical/medicines';
import type { StockForecast } from '@tzemed/contract/stock/stock-items';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMinute } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkToMedicines } from '../../screens.ts';
import { useListOf } from '../../shared/list/use-list.ts';
import type { AccessiblePet } from '../../shared/pets/use-pets.ts';
import { lastDayOf } from '../../shared/stock/stock-state.ts';
import { useForecasts } from '../../shared/stock/use-stock.ts';
import { RowLink } from '../../shared/list/RowLink.tsx';
import { listCardTexts } from '../../shared/list/list-card-texts.ts';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { Link } from '../../ui/Link.tsx';
import { currentCourses, medicinesApi } from './api.ts';
import { useScheduleText } from './course/use-schedule-text.ts';
import { currentMedicinesTexts } from './current-medicines-texts.ts';
import { dayIn } from './doses/use-dose-actions.ts';
import { medicineTexts } from './texts.ts';
import { useWhen } from './use-when.ts';

/** Medicines that a pet takes now, on its overview; absent without one. */
export function CurrentMedicinesCard({ pet }: { pet: AccessiblePet }) {
  const t = useTexts(currentMedicinesTexts);
  const all = useTexts(listCardTexts);
  const { rows: courses = [] } = useListOf(medicinesApi, pet, currentCourses, 'current');
  const { forecasts } = useForecasts(courses.some(({ stockItemId }) => stockItemId !== null));
  const petId = pet.id;
  if (courses.length === 0) return null;
  return (
    <section className="card list-card">
      <div className="card-head">
        <h2>{t.title}</h2>
        <Link className="link" to={linkToMedicines(petId)} aria-label={`${all.viewAll}: ${t.title}`}>
          {all.viewAll}
          <ForwardArrow size={16} />
        </Link>
      </div>
      <ul className="list">
        {courses.map((course) => (
          <li key={course.id}>
            <span className="med-tile" data-size="sm" data-tone="pine" aria-hidden="true">
              <Pill size={20} />
            </span>
            <div>
              <b>
                <RowLink to={linkToMedicines(petId, course.id)}>
                  <bdi>{course.name}</bdi>
                </RowLink>
              </b>
              <About
                course={course}
                forecast={forecasts.find(({ stockItemId }) => stockItemId === course.stockItemId)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function About({ course, forecast }: { course: Medicine; forecast?: StockForecast }) {
  const t = useTexts(medicineTexts);
  const f = useFormats();
  const when = useWhen();
  const now = useMinute();
  const scheduleOf = useScheduleText();
  const { nextAt, timezone, until } = course;
  const step = stepOn(course, dayIn(now, timezone));
  const lastDay = forecast?.state === 'runsOut' && lastDayOf(forecast);
  const next = nextAt && (Date.parse(nextAt) > now ? t.next : t.waiting)({ when: when(nextAt, timezone) });
  return (
    <small>
      <bdi>{step?.text ?? scheduleOf(course)}</bdi>
      {next && <> · {next}</>}
      {lastDay && <> · {t.enoughUntil({ day: f.day(lastDay) })}</>}
      {until && <> · {t.untilDay({ day: f.day(until) })}</>}
    </small>
  );
}
