-- An estimate of nothing: a form once dropped a birth date of which only the year was typed, and kept its 'about'.
update pets set birth_date_approximate = false where birth_date is null and birth_date_approximate;
alter table pets add constraint pets_approximate_birth_date check (birth_date is not null or not birth_date_approximate);
