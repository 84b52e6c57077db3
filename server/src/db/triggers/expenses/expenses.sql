create trigger expenses_budgets
  after insert on expenses
  referencing new table as new_rows for each statement
  execute function queue_check_of_risen_budgets();

create trigger expenses_budgets_on
  after update on expenses
  referencing old table as old_rows new table as new_rows for each statement
  execute function queue_check_of_risen_budgets();

create constraint trigger expenses_change
  after insert or delete or update on expenses
  deferrable initially deferred for each row
  execute function write_change('expenses', 'expenses');

create trigger expenses_change_record
  after update of amount, record_id, pet_id, deleted_at on expenses
  for each row
  when (old.record_id is not null and (old.amount is distinct from new.amount or old.record_id is distinct from new.record_id or old.pet_id is distinct from new.pet_id or old.deleted_at is distinct from new.deleted_at))
  execute function change_record_of_expense();

create constraint trigger expenses_claimed_change
  after update of claim_id on expenses
  deferrable initially deferred for each row
  when (old.claim_id is distinct from new.claim_id and new.deleted_at is null and old.pet_id = new.pet_id)
  execute function write_claimed_change();

create trigger expenses_found
  after insert or delete or update on expenses
  for each row
  execute function update_search_item('expenses', 'expenses', 'description', '{notes}', 'date', 'amount', 'category');

create trigger expenses_free_refunds
  after update of claim_id on expenses
  for each row
  when (new.refund_of is null and old.claim_id is not null and old.claim_id is distinct from new.claim_id)
  execute function detach_refunds();

create trigger expenses_hold_refunds
  before update of pet_id, category, date, deleted_at on expenses
  for each row
  when (new.refund_of is null and (old.refunded > 0 and (old.pet_id is distinct from new.pet_id or old.category is distinct from new.category or old.date is distinct from new.date or old.deleted_at is distinct from new.deleted_at) or old.deleted_at is not null and new.deleted_at is null))
  execute function protect_refunds();

create trigger expenses_keep_categories
  before update of category, deleted_at on expenses
  for each row
  when (new.category <> old.category or length(new.category) = 36)
  execute function check_category();

create trigger expenses_keep_refunds
  before insert on expenses
  for each row
  when (new.refund_of is not null)
  execute function check_refund();

create trigger expenses_keep_refunds_on
  before update of refund_of, date, deleted_at on expenses
  for each row
  when (new.refund_of is not null or old.refund_of is not null)
  execute function check_refund();

create trigger expenses_know_categories
  before insert on expenses
  for each row
  when (length(new.category) = 36)
  execute function check_category();

create trigger expenses_leave_claim
  before update of pet_id on expenses
  for each row
  when (old.claim_id is not null and old.pet_id <> new.pet_id)
  execute function remove_from_claim();

create trigger expenses_refund_add
  after insert on expenses
  for each row
  when (new.refund_of is not null)
  execute function add_to_refunded();

create constraint trigger expenses_refund_changed
  after update on expenses
  deferrable initially deferred for each row
  when (new.refund_of is not null and (old.amount is distinct from new.amount or (old.deleted_at is null) is distinct from (new.deleted_at is null)))
  execute function write_refund_change();

create trigger expenses_refund_claimed
  before insert on expenses
  for each row
  when (new.refund_of is not null and new.claim_id is not null)
  execute function check_claimed_refund();

create trigger expenses_refund_claimed_on
  before update of claim_id on expenses
  for each row
  when (new.refund_of is not null and new.claim_id is not null and new.claim_id is distinct from old.claim_id)
  execute function check_claimed_refund();

create constraint trigger expenses_refund_made
  after insert on expenses
  deferrable initially deferred for each row
  when (new.refund_of is not null and new.deleted_at is null)
  execute function write_refund_change();

create trigger expenses_refund_move
  after update of amount, deleted_at on expenses
  for each row
  when (new.refund_of is not null and (old.amount is distinct from new.amount or (old.deleted_at is null) is distinct from (new.deleted_at is null)))
  execute function add_to_refunded();

create trigger expenses_refund_take
  after delete on expenses
  for each row
  when (old.refund_of is not null)
  execute function add_to_refunded();

create trigger expenses_take_refunds
  after update of pet_id, category, merged_from, deleted_at on expenses
  for each row
  when (new.refund_of is null and (old.pet_id <> new.pet_id or old.deleted_at is not null and new.deleted_at is null or old.refunded > 0 and (old.category is distinct from new.category or old.merged_from is distinct from new.merged_from or (old.deleted_at is null) is distinct from (new.deleted_at is null))))
  execute function move_refunds();
