-- What the vet was paid is a category of its own.

alter table expenses
  drop constraint expenses_category_check,
  add constraint expenses_category_check check (
    category in ('food', 'vet', 'medicine', 'toys', 'equipment', 'grooming', 'training', 'insurance', 'other')
  );
