-- Measures of a pet, and their values. Weights are in grams, whatever unit a screen shows.
select create_belongings('measures', 'medicalRecords', '
  kind text not null check (kind in (''weight'', ''temperature'', ''bodyCondition'', ''glucose'', ''lab'', ''own'')),
  name text,
  unit text,
  low numeric(12, 3),
  high numeric(12, 3),
  limits_by text,
  target numeric(12, 3),
  target_by text,
  check (low <= high),
  check ((kind in (''lab'', ''own'')) = (name is not null))', 'id');

-- Lab values and own measures are as many as somebody likes.
create unique index measures_one_of_kind on measures (household_id, pet_id, nullif(nullif(kind, 'lab'), 'own'))
  where deleted_at is null;

select create_belongings('measurements', 'medicalRecords', '
  measure_id uuid not null,
  taken_at timestamptz not null check (taken_at between ''1900-01-01'' and ''2200-12-31''),
  date date not null check (date between ''1900-01-01'' and ''2200-12-31''),
  value numeric(12, 3) not null,
  note text,
  place text check (place in (''home'', ''visit'', ''lab'')),
  low numeric(12, 3),
  high numeric(12, 3),
  -- The deletion that came with that of its measure: it comes back with it.
  removed_with_measure_at timestamptz,
  check (low <= high),
  foreign key (household_id, measure_id) references measures (household_id, id) on delete cascade',
  'taken_at desc, id desc');

-- Charts read the values of a measure from this index alone.
create index measurements_by_measure on measurements (household_id, measure_id, taken_at) include (id, value, low, high)
  where deleted_at is null;
-- Deleted values too: erasing a measure, and converting it, looks for them.
create index measurements_of_measure on measurements (household_id, measure_id);
