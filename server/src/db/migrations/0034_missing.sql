-- Rules that a home has put aside: of what they ask for, nothing is told there. (docs/decisions/0060)
create table missing_dismissals (
  household_id uuid not null references households on delete cascade,
  rule text not null,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (household_id, rule)
);

select follow_changes('missing_dismissals', 'missing');
