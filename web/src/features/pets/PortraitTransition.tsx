import { ViewTransition, type ReactNode } from 'react';

/** A pet's portrait, which goes along from the screen that one leaves to the one that shows it too. */
export const PortraitTransition = ({ petId, children }: { petId: string; children: ReactNode }) => (
  <ViewTransition name={`pet-${petId}`} share="portrait" default="none">
    {children}
  </ViewTransition>
);
