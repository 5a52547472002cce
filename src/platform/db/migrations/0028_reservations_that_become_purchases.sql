ALTER TABLE "reservations" ADD COLUMN "is_purchase" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "reservation_lead_uuid" uuid;--> statement-breakpoint
CREATE INDEX "reservations_reservation_lead_idx" ON "reservations" USING btree ("site_id","reservation_lead_uuid") WHERE reservation_lead_uuid IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reservations_phone_idx" ON "reservations" USING btree ("site_id",(contact #>> '{record,phone}'));--> statement-breakpoint
UPDATE "reservations" SET "is_purchase" = true FROM "purchases"
WHERE "purchases"."site_id" = "reservations"."site_id" AND "purchases"."reservation_uuid" = "reservations"."reservation_uuid";
