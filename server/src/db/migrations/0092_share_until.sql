-- Last day of a share, in Israel; null without an end. An accepted share ends after it, an offered one can't be accepted.
alter table shares add column until date check (until between '2000-01-01' and '2200-12-31');
