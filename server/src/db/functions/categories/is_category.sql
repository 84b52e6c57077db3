create or replace function is_category(category text) returns boolean language sql immutable parallel safe
return category in ('food', 'vet', 'medicine', 'toys', 'equipment', 'grooming', 'training', 'insurance', 'other')
  or category ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
