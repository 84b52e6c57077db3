alter table users
  add plan text not null default 'free' check (plan in ('free', 'premium')),
  -- when the plan began; null: with the account
  add plan_at timestamptz;
