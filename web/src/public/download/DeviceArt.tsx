export type Device = 'android' | 'apple' | 'computer';

/** A drawing of where the app is installed on a device. */
export function DeviceArt({ device }: { device: Device }) {
  if (device === 'computer') return <Laptop />;
  return (
    <svg viewBox="0 0 150 176" width="150" height="176" aria-hidden="true">
      <rect x="24" y="14" width="102" height="190" rx="18" fill="var(--ink)" />
      <rect x="30" y="20" width="90" height="180" rx="13" fill="var(--bg)" />
      {device === 'android' ? <InstallSheet /> : <ShareSheet />}
    </svg>
  );
}

/** Android asks with the mark of the app and a button. */
const InstallSheet = () => (
  <>
    <rect x="40" y="34" width="70" height="26" rx="8" fill="var(--lilac-soft)" />
    <rect x="40" y="68" width="70" height="8" rx="4" fill="var(--line)" />
    <rect x="40" y="82" width="48" height="8" rx="4" fill="var(--line)" />
    <rect x="36" y="112" width="78" height="58" rx="14" fill="var(--surface)" stroke="var(--line)" />
    <g transform="translate(44 120) scale(.5)" fill="var(--pine)">
      <path d="M10 4c-2.500-1.200-5 .3-5 3.200L6 27l15-13Z" />
      <path d="M24 12c13 0 19 7 19 17S35 46 24 46 5 39 5 29s6-17 19-17Z" />
    </g>
    <rect x="74" y="126" width="32" height="6" rx="3" fill="var(--ink-2)" />
    <rect x="66" y="148" width="40" height="15" rx="7.5" fill="var(--pine)" />
  </>
);

/** Safari has a list, in which the home screen is one of the lines. */
const ShareSheet = () => (
  <>
    <rect x="40" y="30" width="70" height="8" rx="4" fill="var(--line)" />
    <rect x="40" y="44" width="52" height="8" rx="4" fill="var(--line)" />
    <rect x="40" y="60" width="70" height="24" rx="8" fill="var(--apricot-soft)" />
    <rect x="36" y="92" width="78" height="90" rx="12" fill="var(--surface)" />
    <rect x="44" y="104" width="62" height="22" rx="7" fill="var(--sunken)" />
    <rect x="44" y="132" width="62" height="24" rx="7" fill="var(--pine-soft)" stroke="var(--pine)" strokeWidth="2" />
    <rect x="52" y="138" width="12" height="12" rx="3" fill="none" stroke="var(--pine)" strokeWidth="2" />
    <path d="M58 141v6M55 144h6" stroke="var(--pine)" strokeWidth="2" />
    <rect x="70" y="141" width="28" height="5" rx="2.5" fill="var(--pine)" />
  </>
);

const Laptop = () => (
  <svg viewBox="0 0 240 170" width="240" height="170" aria-hidden="true">
    <rect x="20" y="18" width="200" height="134" rx="12" fill="var(--ink)" />
    <rect x="27" y="25" width="186" height="120" rx="7" fill="var(--bg)" />
    <rect x="27" y="25" width="186" height="22" rx="7" fill="var(--surface)" />
    <rect x="72" y="30" width="120" height="12" rx="6" fill="var(--sunken)" />
    <rect x="40" y="28" width="24" height="16" rx="6" fill="var(--pine-soft)" stroke="var(--pine)" strokeWidth="2" />
    <path d="M52 31v7m-3-3 3 3 3-3" stroke="var(--pine)" strokeWidth="2" fill="none" />
    <rect x="160" y="58" width="44" height="78" rx="6" fill="var(--surface)" />
    <rect x="40" y="58" width="110" height="30" rx="8" fill="var(--apricot-soft)" />
    <rect x="40" y="96" width="50" height="40" rx="8" fill="var(--surface)" />
    <rect x="98" y="96" width="52" height="40" rx="8" fill="var(--surface)" />
    <path d="M6 152h228v6a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8Z" fill="var(--line-field)" />
  </svg>
);
