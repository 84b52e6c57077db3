alter table users
  add theme text not null default 'light' check (theme in ('light', 'dark', 'auto')),
  add notifications boolean not null default true,
  add email_notifications boolean not null default true,
  add sms_notifications boolean not null default true,
  -- null until the user has said any of them: then what a device was set to counts
  add settings_at timestamptz,
  add start_page text not null default 'dashboard' check (
    start_page in ('dashboard', 'pets', 'expenses', 'medicalRecords', 'reminders', 'calendar', 'home')
  ),
  -- no reference: a pet may move to another home, and a guest may choose one that is shared with them
  add default_pet_id uuid,
  add list_density text not null default 'comfortable' check (list_density in ('comfortable', 'compact'));
