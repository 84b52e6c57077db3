-- Guests are told who owns or owned a home, and of other guests those only whom they meet at a pet. A share goes with its
-- pet, so who once was no more than a guest is not told by what is left.
alter table household_people add was_owner boolean not null default false;
update household_people p set was_owner = true
where exists (select from household_members m where m.household_id = p.household_id and m.user_id = p.user_id)
  or not exists (select from shares s where s.household_id = p.household_id and s.user_id = p.user_id);
