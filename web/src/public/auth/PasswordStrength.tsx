/** Paws: one is filled for each requirement that the password meets; the status says it in words. */
export const PasswordStrength = () => (
  <div className="paws" data-paws="0">
    {[1, 2, 3, 4].map((paw) => (
      <svg key={paw} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M12 12c3 0 6 3.200 6 6 0 2-1.500 3-3.300 3-1.200 0-1.700-.5-2.700-.5s-1.500.5-2.700.5C7.500 21 6 20 6 18c0-2.800 3-6 6-6Z" />
        <ellipse cx="4.600" cy="11.500" rx="2.100" ry="2.800" transform="rotate(-24 4.600 11.500)" />
        <ellipse cx="9.200" cy="6.300" rx="2.200" ry="3.100" transform="rotate(-6 9.200 6.300)" />
        <ellipse cx="14.800" cy="6.300" rx="2.200" ry="3.100" transform="rotate(6 14.800 6.300)" />
        <ellipse cx="19.400" cy="11.500" rx="2.100" ry="2.800" transform="rotate(24 19.400 11.500)" />
      </svg>
    ))}
    <span className="sr" role="status" />
  </div>
);
