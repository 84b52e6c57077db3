create trigger pets_bring_costs
  after update of deleted_at on pets
  for each row
  when (old.deleted_at is not null and new.deleted_at is null)
  execute function look_at_budgets_of_returned();

create constraint trigger pets_change
  after insert or delete or update on pets
  deferrable initially deferred for each row
  execute function write_change('pets', 'profile');

create trigger pets_forget_notifications
  after delete on pets
  for each row
  execute function forget_notifications();

create trigger pets_found
  after insert or delete or update on pets
  for each row
  execute function keep_found('pets', 'profile', 'name', '{breed,chip_number,licence_number,licence_municipality,color,insurer,policy_number,insurance,own_text,allergies,conditions,notes}', '', '', 'species', '', '');

create trigger pets_know_tags
  before insert or update of tag_ids on pets
  for each row
  when (new.tag_ids <> '{}'::uuid[])
  execute function demand_known_tags();
