/** An address as it may be shown to whoever holds a link: enough to know one's own by. */
export const maskEmail = (email: string) => email.replace(/^(.).*(@.*)$/u, '$1…$2');
