import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ProfileSkeleton } from '../features/account/ProfileSkeleton.tsx';
import { ExpensesSkeleton } from '../features/expenses/ExpensesSkeleton.tsx';
import { MedicalRecordsSkeleton } from '../features/medical-records/MedicalRecordsSkeleton.tsx';
import { PetsSkeleton } from '../features/pets/PetsSkeleton.tsx';
import { RemindersSkeleton } from '../features/reminders/RemindersSkeleton.tsx';
import { CalendarSkeleton } from '../screens/calendar/CalendarSkeleton.tsx';
import { DashboardSkeleton } from '../screens/dashboard/DashboardSkeleton.tsx';
import { EmergencySkeleton } from '../screens/emergency/EmergencySkeleton.tsx';
import { HouseholdSkeleton } from '../screens/household/HouseholdSkeleton.tsx';
import { PetSkeleton } from '../screens/pet/PetSkeleton.tsx';
import { AppFrame } from '../shell/frame/AppFrame.tsx';
import { AuthContext } from '../shell/session/auth-context.ts';
import { Skeleton } from '../ui/lazy/Skeleton.tsx';
import { NoScriptNotice } from '../ui/NoScriptNotice.tsx';
import { matchScreen, type ScreenName } from '../match-screen.ts';
import { signedOutAuth } from './signed-out-auth.ts';

/** A screen that is not here is nothing but cards without anything on them. */
const pictures: Partial<Record<ScreenName, ReactNode>> = {
  dashboard: <DashboardSkeleton />,
  pets: <PetsSkeleton />,
  expenses: <ExpensesSkeleton />,
  medicalRecords: <MedicalRecordsSkeleton />,
  reminders: <RemindersSkeleton />,
  calendar: <CalendarSkeleton />,
  home: <HouseholdSkeleton />,
  profile: <ProfileSkeleton />,
  pet: <PetSkeleton />,
  card: <EmergencySkeleton />,
};

/** Page of the app before its scripts load: the frame, and the screen without its data. */
export default function SkeletonPage() {
  const name = matchScreen(useLocation().pathname);
  return (
    <AuthContext value={signedOutAuth}>
      <AppFrame>
        <NoScriptNotice />
        {(name && pictures[name]) ?? <Skeleton />}
      </AppFrame>
    </AuthContext>
  );
}
