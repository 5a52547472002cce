ALTER TABLE "lead_deliveries" RENAME COLUMN "address" TO "target";--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD COLUMN "delivery_uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD COLUMN "kind" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "lead_deliveries" DROP CONSTRAINT "lead_deliveries_site_id_lead_uuid_address_pk";--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_site_id_lead_uuid_kind_target_pk" PRIMARY KEY("site_id","lead_uuid","kind","target");
