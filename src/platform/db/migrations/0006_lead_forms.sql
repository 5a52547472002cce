ALTER TABLE "leads" ADD COLUMN "form" text DEFAULT 'contact' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "subcategory" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "postcode" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "rego" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "location_id" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "dealership_slug" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "manufacturer_slug" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "vehicle_id" bigint;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "vehicle" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "additional_services" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "custom" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "page_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "lead_attributes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_vehicle_idx" ON "leads" USING btree ("site_id","vehicle_id");