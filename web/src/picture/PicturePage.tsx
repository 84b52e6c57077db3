import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ProfilePicture } from '../features/account/ProfilePicture.tsx';
import { ExpensesPicture } from '../features/expenses/ExpensesPicture.tsx';
import { MedicalRecordsPicture } from '../features/medical-records/MedicalRecordsPicture.tsx';
import { PetsPicture } from '../features/pets/PetsPicture.tsx';
import { RemindersPicture } from '../features/reminders/RemindersPicture.tsx';
import { CalendarPicture } from '../screens/calendar/CalendarPicture.tsx';
import { DashboardPicture } from '../screens/dashboard/DashboardPicture.tsx';
import { EmergencyPicture } from '../screens/emergency/EmergencyPicture.tsx';
import { HomePicture } from '../screens/home/HomePicture.tsx';
import { PetPicture } from '../screens/pet/PetPicture.tsx';
import { AppFrame } from '../shell/AppFrame.tsx';
import { AuthContext } from '../shell/auth-context.ts';
import { Bones } from '../ui/Bones.tsx';
import { WithoutScript } from '../ui/WithoutScript.tsx';
import { screenAt, type ScreenName } from '../screen-at.ts';
import { nobody } from './nobody.ts';

/** A screen that is not here is nothing but cards without anything on them. */
const pictures: Partial<Record<ScreenName, ReactNode>> = {
  dashboard: <DashboardPicture />,
  pets: <PetsPicture />,
  expenses: <ExpensesPicture />,
  medicalRecords: <MedicalRecordsPicture />,
  reminders: <RemindersPicture />,
  calendar: <CalendarPicture />,
  home: <HomePicture />,
  profile: <ProfilePicture />,
  pet: <PetPicture />,
  card: <EmergencyPicture />,
};

/** What a page of the app holds before its scripts have come: its frame, and the screen without its data. */
export default function PicturePage() {
  const name = screenAt(useLocation().pathname);
  return (
    <AuthContext value={nobody}>
      <AppFrame>
        <WithoutScript />
        {(name && pictures[name]) ?? <Bones />}
      </AppFrame>
    </AuthContext>
  );
}
