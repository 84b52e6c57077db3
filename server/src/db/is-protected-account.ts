/**
 * Second factors that every sign-in must show: codes, or passkeys where the account has neither a password nor a provider
 * that would let somebody in without one. SQL on a row of `users`.
 */
export const isProtectedAccount = `(
  exists (select from totp_secrets t where t.user_id = users.id and t.enabled_at is not null)
  or users.password_hash is null
    and exists (select from passkeys p where p.user_id = users.id)
    and not exists (select from sign_in_names n where n.user_id = users.id and n.issuer <> 'email')
)`;
