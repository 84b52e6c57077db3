-- What was deleted is read and erased by when that was; the other indexes hold only what stands.
do $$
declare
  resource text;
begin
  foreach resource in array array[
    'pets', 'medical_records', 'expenses', 'reminders', 'appointments', 'expense_plans', 'claims', 'vets', 'tags', 'budgets',
    'settlements', 'expense_categories', 'expense_templates', 'reminder_templates'
  ] loop
    execute format(
      'create index %I on %I (household_id, deleted_at) where deleted_at is not null', resource || '_deleted', resource
    );
  end loop;
end $$;
